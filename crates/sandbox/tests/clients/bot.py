"""The bot of the conversation in drive.py, by discord.py. It says on standard output what its gateway does."""

import os

import discord
import yarl
from discord import app_commands, ui

# The library has no setting for these; every request and the first connection are made from them.
discord.http.Route.BASE = os.environ["SANDBOX_API"] + "/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["SANDBOX_GATEWAY"])


class Bid(ui.Modal, title="Your bid"):
    amount = ui.TextInput(label="Gold", max_length=3)

    async def on_submit(self, interaction):
        await interaction.response.edit_message(content=f"{interaction.user.name} bids {self.amount.value}")


class Buttons(ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @ui.button(label="Join", custom_id="join", style=discord.ButtonStyle.success)
    async def join(self, interaction, _button):
        await interaction.response.defer()
        await interaction.edit_original_response(content=f"{interaction.user.name} has joined")

    @ui.button(label="Bid…", custom_id="bid", style=discord.ButtonStyle.primary)
    async def bid(self, interaction, _button):
        await interaction.response.send_modal(Bid())

    @ui.button(label="Hand", custom_id="hand", style=discord.ButtonStyle.secondary)
    async def hand(self, interaction, _button):
        await interaction.response.send_message(f"Only for {interaction.user.name}", ephemeral=True)


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        self.add_view(Buttons())
        self.tree.add_command(play)
        await self.tree.sync()

    async def on_connect(self):
        print("ready", flush=True)

    async def on_resumed(self):
        print("resumed", flush=True)


@app_commands.command(description="Open a table")
@app_commands.describe(game="Which game", seats="How many")
async def play(interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 6] = 2):
    await interaction.response.defer()
    await interaction.edit_original_response(content=f"Table for {seats}: {game}", view=Buttons())
    await interaction.followup.send(f"{interaction.user.name} is the host", ephemeral=True)


@play.autocomplete("game")
async def games(_interaction, typed: str):
    names = [name for name in ("Attika", "Offrandes") if name.lower().startswith(typed)]
    return [app_commands.Choice(name=name, value=name.lower()) for name in names]


Bot().run(os.environ["SANDBOX_TOKEN"], log_level=30)
