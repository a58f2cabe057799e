let pressed: EventTarget | null = null

/** The first press of a double click may take its button away: the second selects no word of what came in its place. */
addEventListener('mousedown', (event) => {
  if (event.detail === 1) pressed = event.target
  else if (pressed instanceof Node && !pressed.isConnected) event.preventDefault()
})
