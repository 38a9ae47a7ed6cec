# Screens of the bot.
ui-placeholder = Agon
