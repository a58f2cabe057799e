/** Something that happens in this process and that others want to hear of. */
export type Signal = {
  emit(): void
  /** @returns what ends the listening */
  listen(listener: () => void): () => void
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>()
  return {
    emit() {
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
