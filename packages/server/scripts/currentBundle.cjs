const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

/** Within the package, so that what stays outside of a bundle is found in its `node_modules`. */
const bundles = join(__dirname, '../.cache/bundle')
const workspace = join(__dirname, '../../..')

/**
 * Digest of files' contents, in their order.
 *
 * @param {string[]} files their paths within `root`
 */
function digestOf(files, root = workspace) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(root, file))).update('\0')
  return hash.digest('hex')
}

/**
 * The folder of the bundle that `current.json` names (`{ folder, sources, digest }`), if every file that went into it is
 * still what it was; `null` also where there is none.
 *
 * @returns {string | null}
 */
function currentBundle({ from = bundles, root = workspace } = {}) {
  try {
    const { folder, sources, digest } = JSON.parse(readFileSync(join(from, 'current.json'), 'utf8'))
    return digestOf(sources, root) === digest ? join(from, folder) : null
  } catch {
    // None was made yet, or a source is gone.
    return null
  }
}

module.exports = { bundles, currentBundle, digestOf }
