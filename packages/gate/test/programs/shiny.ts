import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lineOfSocket } from './line.ts'
import { installed, type Program } from './program.ts'

const APP = `library(shiny)
ui <- fluidPage(textOutput("tick"))
server <- function(input, output) output$tick <- renderText({ invalidateLater(50); format(Sys.time(), "%OS3") })
shinyApp(ui, server)
`
/** The folder of Debian's r-cran-shiny. */
const SHINY = '/usr/lib/R/site-library/shiny'

/** R Shiny: everything that a page shows comes over its WebSocket. */
export const shiny: Program = {
  name: 'Shiny',
  file: existsSync(SHINY) ? installed('Rscript') : null,
  args: ({ port, folder }) => ['-e', `shiny::runApp("${folder}", port = ${port}, launch.browser = FALSE)`],
  prepare: ({ folder }) => writeFile(join(folder, 'app.R'), APP),
  page: '/',
  async live({ dial }) {
    const socket = dial('/websocket/')
    const data = { '.clientdata_output_tick_hidden': false, '.clientdata_pixelratio': 1 }
    socket.on('open', () => socket.send(JSON.stringify({ method: 'init', data })))
    return lineOfSocket(socket)
  },
}
