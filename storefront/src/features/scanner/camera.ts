/** Longest wait for a picture, and the settling time after the first one. */
const START_TIMEOUT_MS = 3000
export const SETTLE_MS = 500

/** Reasons why the camera does not start; each has a sentence under `scanner`. */
export type CameraProblem = 'insecure' | 'apiMissing' | 'noCamera' | 'refused' | 'timeout' | 'failed'

export class CameraError extends Error {
  override readonly name = 'CameraError'
  readonly problem: CameraProblem
  constructor(problem: CameraProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** Maps an exception of `getUserMedia` (Media Capture and Streams, 10.2) to a problem. */
export function problemOf(error: unknown): CameraProblem {
  if (error instanceof CameraError) return error.problem
  switch ((error as { name?: string } | null)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'noCamera'
    default:
      return 'failed'
  }
}

/**
 * Shows the rear camera, or the only one, in a video element.
 *
 * @param signal stops the wait and the camera
 * @throws CameraError
 */
export async function startCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  if (!window.isSecureContext) throw new CameraError('insecure')
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('apiMissing')
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment' },
      audio: false,
    })
    const stop = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    signal.throwIfAborted()
    video.srcObject = stream
    await firstPicture(video)
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  } catch (error) {
    throw new CameraError(problemOf(error), { cause: error })
  }
}

function firstPicture(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CameraError('timeout')), START_TIMEOUT_MS)
    const arrived = () => {
      clearTimeout(timer)
      resolve()
    }
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) arrived()
    else video.addEventListener('loadeddata', arrived, { once: true })
  })
}
