import { readFile } from 'node:fs/promises'
import { tokens } from '@portal/config/tokens'
import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { PORTAL_PICTURE } from '../lib/sharePicture.ts'

const SIZE = PORTAL_PICTURE.size

/** Draws the social preview of pages without a picture: the logo on ink. */
export const GET: APIRoute = async () => {
  const logo = await readFile('public/brand/logo.svg')
  const picture = await sharp({ create: { ...SIZE, channels: 3, background: tokens.color.ink } })
    .composite([{ input: await sharp(logo, { density: 220 }).resize({ width: 760 }).png().toBuffer() }])
    .png({ compressionLevel: 9 })
    .toBuffer()
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } })
}
