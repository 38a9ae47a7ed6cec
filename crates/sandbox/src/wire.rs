//! The TCP connections of the server. Each can be cut, so that a test can drop an answer instead of falsifying it.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
};

use axum::{
    extract::connect_info::{ConnectInfo, Connected},
    http::Extensions,
    serve::{IncomingStream, Listener},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
};

/// Cuts one connection.
#[derive(Debug, Clone, Default)]
pub(crate) struct ConnectionCutter(Arc<AtomicBool>);

impl ConnectionCutter {
    /// Returns the cutter of the connection that a request came by; `None` if the request does not know it.
    pub(crate) fn of(extensions: &Extensions) -> Option<ConnectionCutter> {
        extensions.get::<ConnectInfo<ConnectionCutter>>().map(|ConnectInfo(cutter)| cutter.clone())
    }

    /// Cuts the connection: the server sends no further byte and closes it.
    pub(crate) fn cut(&self) {
        self.0.store(true, Ordering::Release);
    }

    fn hold(&self) -> io::Result<()> {
        if self.0.load(Ordering::Acquire) { Err(io::ErrorKind::ConnectionReset.into()) } else { Ok(()) }
    }
}

impl Connected<IncomingStream<'_, CutListener>> for ConnectionCutter {
    fn connect_info(stream: IncomingStream<'_, CutListener>) -> ConnectionCutter {
        stream.io().cutter.clone()
    }
}

/// Accepts connections that can be cut.
#[derive(Debug)]
pub(crate) struct CutListener(pub(crate) TcpListener);

impl Listener for CutListener {
    type Io = CutStream;
    type Addr = std::net::SocketAddr;

    async fn accept(&mut self) -> (CutStream, Self::Addr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // With Nagle's algorithm on, an answer of two small packets would wait for the other side's delayed
        // acknowledgement.
        let _ = stream.set_nodelay(true);
        (CutStream { stream, cutter: ConnectionCutter::default() }, address)
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.0.local_addr()
    }
}

/// One connection.
#[derive(Debug)]
pub(crate) struct CutStream {
    stream: TcpStream,
    cutter: ConnectionCutter,
}

impl AsyncRead for CutStream {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for CutStream {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.cutter.hold()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.cutter.hold()?;
        Pin::new(&mut self.stream).poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
