let pressed: EventTarget | null = null

/** Keeps the second press of a double click from selecting a word of what replaced the button. */
addEventListener('mousedown', (event) => {
  if (event.detail === 1) pressed = event.target
  else if (pressed instanceof Node && !pressed.isConnected) event.preventDefault()
})
