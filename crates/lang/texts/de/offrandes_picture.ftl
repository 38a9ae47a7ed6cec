# Words on pictures, and of what describes them.
