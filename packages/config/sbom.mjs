// Writes the CycloneDX list of the packages that production installs, each with its licence, to sbom.cdx.json.
import { pnpm } from './pnpm.mjs'

const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application']
console.log(pnpm('--recursive', 'sbom', '--prod', ...format, '--out', 'sbom.cdx.json').trim())
