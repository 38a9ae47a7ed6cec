// The bot of the conversation in drive.py, by discord.js. It says on standard output what its gateway does.
"use strict";

const {
  ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, MessageFlags, ModalBuilder,
  SlashCommandBuilder, TextInputBuilder, TextInputStyle,
} = require("discord.js");

const { SANDBOX_API, SANDBOX_TOKEN } = process.env;

const play = new SlashCommandBuilder()
  .setName("play")
  .setNameLocalizations({ de: "spielen" })
  .setDescription("Open a table")
  .addStringOption((option) => option.setName("game").setDescription("Which game").setRequired(true).setAutocomplete(true))
  .addIntegerOption((option) => option.setName("seats").setDescription("How many").setMinValue(2).setMaxValue(6));

const buttons = () => new ActionRowBuilder().addComponents(
  new ButtonBuilder().setCustomId("join").setLabel("Join").setStyle(ButtonStyle.Success),
  new ButtonBuilder().setCustomId("bid").setLabel("Bid…").setStyle(ButtonStyle.Primary),
  new ButtonBuilder().setCustomId("hand").setLabel("Hand").setStyle(ButtonStyle.Secondary),
);

const bid = () => new ModalBuilder().setCustomId("bid").setTitle("Your bid").addComponents(
  new ActionRowBuilder().addComponents(
    new TextInputBuilder().setCustomId("amount").setLabel("Gold").setStyle(TextInputStyle.Short).setMaxLength(3),
  ),
);

async function answer(interaction) {
  const who = interaction.user.username;
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const games = ["Attika", "Offrandes"].filter((name) => name.toLowerCase().startsWith(typed));
    await interaction.respond(games.map((name) => ({ name, value: name.toLowerCase() })));
  } else if (interaction.isChatInputCommand()) {
    await interaction.deferReply();
    const [game, seats] = [interaction.options.getString("game"), interaction.options.getInteger("seats") ?? 2];
    await interaction.editReply({ content: `Table for ${seats}: ${game}`, components: [buttons()] });
    await interaction.followUp({ content: `${who} is the host`, flags: MessageFlags.Ephemeral });
  } else if (interaction.isModalSubmit()) {
    await interaction.update({ content: `${who} bids ${interaction.fields.getTextInputValue("amount")}` });
  } else if (interaction.customId === "bid") {
    await interaction.showModal(bid());
  } else if (interaction.customId === "hand") {
    await interaction.reply({ content: `Only for ${who}`, flags: MessageFlags.Ephemeral });
  } else {
    await interaction.deferUpdate();
    await interaction.editReply({ content: `${who} has joined` });
  }
}

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: SANDBOX_API, version: "10" },
});
client.once(Events.ClientReady, async () => client.application.commands.set([play]));
client.on(Events.ShardReady, () => console.log("ready"));
client.on(Events.ShardResume, () => console.log("resumed"));
client.on(Events.InteractionCreate, (interaction) => answer(interaction).catch((error) => console.error(error)));
client.login(SANDBOX_TOKEN);
