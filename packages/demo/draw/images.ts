import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fittingRoom, frontDesk, livingWindow, voiceOfTheShop, wayfinder } from './scenes/customers.ts'
import { earlySigns, rightSlot, warehouseEye } from './scenes/efficiency.ts'
import { faintSignals, nuances, shopperPaths } from './scenes/insight.ts'
import { fairRota, finePrint } from './scenes/office.ts'
import { fullShelf, priceCurve, salesCompass } from './scenes/performance.ts'
import { clearWater, energyTwin } from './scenes/resources.ts'
import { backInUse, openToAll, orderFootprint } from './scenes/responsible.ts'
import { svg } from './shapes.ts'

/** Renders the picture of every demo app: `node demo/draw/images.ts [name…]`. */
const scenes: Record<string, () => string> = {
  'warehouse-eye.jpg': warehouseEye,
  'order-footprint.jpg': orderFootprint,
  'front-desk.jpg': frontDesk,
  'nuances.jpg': nuances,
  'price-curve.jpg': priceCurve,
  'right-slot.jpg': rightSlot,
  'fine-print.png': () => finePrint('fr'),
  'fine-print.en.png': () => finePrint('en'),
  'energy-twin.jpg': energyTwin,
  'fitting-room.jpg': fittingRoom,
  'early-signs.jpg': earlySigns,
  'open-to-all.jpg': openToAll,
  'sales-compass.jpg': salesCompass,
  'back-in-use.jpg': backInUse,
  'faint-signals.jpg': faintSignals,
  'living-window.jpg': livingWindow,
  'shopper-paths.jpg': shopperPaths,
  'full-shelf.jpg': fullShelf,
  'voice-of-the-shop.jpg': voiceOfTheShop,
  'clear-water.jpg': clearWater,
  'fair-rota.jpg': fairRota,
  'wayfinder.jpg': wayfinder,
}

const folder = new URL('../images/', import.meta.url)
const wanted = process.argv.slice(2)
await mkdir(folder, { recursive: true })
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.some((part) => name.startsWith(part))) continue
  // Twice the size, then halved: librsvg's edges come out finer.
  const drawing = sharp(Buffer.from(svg(scene())), { density: 144 })
    .resize(1280, 800)
    .flatten()
  const picture = name.endsWith('.png')
    ? drawing.png({ palette: true, colours: 128, effort: 10 })
    : drawing.jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' })
  await writeFile(new URL(name, folder), await picture.toBuffer())
}
