/** Keys of the video dialog, whose words come with it. */
export const videoKeys = [
  'catalogue.videoTitle',
  'catalogue.videoFullScreen',
  'catalogue.videoLeaveFullScreen',
  'catalogue.videoIdentify',
  'catalogue.videoError',
  'catalogue.videoDownload',
  'catalogue.captions',
  'shell.close',
  'shell.signin',
  'shell.register',
] as const
