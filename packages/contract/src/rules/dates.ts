let paris: Intl.DateTimeFormat | undefined

/** Made with the first date: it takes ten milliseconds that a page without dates need not spend. */
const inParis = () => {
  paris ??= new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return paris
}

/** An instant in Paris time as `dd/MM/yy HH:mm`, whatever the machine's zone (specification, section 9). */
export function formatParis(instant: string | Date): string {
  const part = Object.fromEntries(
    inParis()
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return `${part.day}/${part.month}/${part.year} ${part.hour}:${part.minute}`
}
