import { Box, type BoxProps } from '@mui/material'
import type { Picture } from '@portal/contract/rules'

type CardPictureProps = BoxProps<'img'> & {
  picture: Picture
  /** Width on screen, by which the browser picks a file: '64px'. */
  sizes: string
  alt: string
}

/** The picture of an app's card; its box decides the size on screen. */
export const CardPicture = ({ picture, sizes, alt, ...props }: CardPictureProps) => (
  <Box component="img" {...props} sizes={sizes} srcSet={picture.srcset} src={picture.src} alt={alt} />
)
