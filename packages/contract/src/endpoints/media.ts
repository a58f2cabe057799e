import { UploadAnswer, UploadForm, VideoAddress } from '../apps.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorCode } from '../problem.ts'
import { publicApp } from '../samples.ts'

const tag = 'media'
const UPLOAD = {
  tag,
  who: 'editor',
  accepts: ['multipart/form-data'],
  body: UploadForm,
  answer: UploadAnswer,
} as const
const UPLOAD_ERRORS = ['storage_full'] as const satisfies ErrorCode[]

export const uploadImage = endpoint({
  put: '/v1/apps/upload/:id/:language',
  ...UPLOAD,
  summary: 'Store an image',
  errors: ['unreadable_image', ...UPLOAD_ERRORS],
  example: { answer: { message: publicApp.img_src ?? '' } },
})

export const uploadVideo = endpoint({
  put: '/v1/apps/video-upload/:id/:language',
  ...UPLOAD,
  summary: 'Store a video',
  errors: ['unreadable_video', ...UPLOAD_ERRORS],
  example: { answer: { message: 'videos/9c2e.mp4' } },
})

export const uploadCaptions = endpoint({
  put: '/v1/apps/captions-upload/:id/:language',
  ...UPLOAD,
  summary: 'Store the captions of a video',
  errors: UPLOAD_ERRORS,
  example: { answer: { message: 'captions/9c2e.vtt' } },
})

export const deleteImage = endpoint({
  delete: '/v1/apps/upload/:id/:language',
  who: 'editor',
  tag,
  summary: 'Remove an image',
})

export const deleteVideo = endpoint({
  delete: '/v1/apps/video-delete/:id/:language',
  who: 'editor',
  tag,
  summary: 'Remove a video and its captions',
})

export const deleteCaptions = endpoint({
  delete: '/v1/apps/captions-upload/:id/:language',
  who: 'editor',
  tag,
  summary: 'Remove the captions of a video',
})

export const readVideoAddress = endpoint({
  get: '/v1/apps/:id/video/:language',
  who: 'user',
  tag,
  summary: 'Read where to watch a video, for a few minutes',
  answer: VideoAddress,
  example: {
    answer: { src: '/media/videos/9c2e.mp4?until=…', captions_src: null, expires_at: publicApp.updated_at },
  },
})
