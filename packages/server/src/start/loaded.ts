import process from 'node:process'

/** Waits for a module; a package that is not installed ends the process with one sentence and exit code 1. */
export async function loaded<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    const [missing] = error.message.split(' imported from')
    process.stderr.write(`✗ Versions  ${missing}: install the packages of this version.\n`)
    process.exit(1)
  }
}
