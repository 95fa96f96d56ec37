import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import { type SeenVideo, VideoProbe } from '#application/browser/learning/ports/video-probe.ts';

/** A video that says nothing for so many milliseconds is not one that this browser plays. */
const patience = 15_000;
/** Pixels of a poster's longer side. */
const posterSide = 1280;
/** Where its picture is taken: after what most videos begin with, black or a logo. */
const placeOfPoster = 0.1;
const latestPlace = 8;

/** By the browser's own `<video>` and `<canvas>`. */
export class VideoProbeByElement extends VideoProbe {
  async look(file: ChosenFile): Promise<SeenVideo | null> {
    const address = URL.createObjectURL(file as File);
    const video = document.createElement('video');
    video.muted = true;
    video.preload = 'auto';
    try {
      video.src = address;
      if (!(await happened(video, 'loadedmetadata')) || !Number.isFinite(video.duration)) return null;
      return { seconds: video.duration, poster: await posterOf(video) };
    } finally {
      video.removeAttribute('src');
      video.load();
      URL.revokeObjectURL(address);
    }
  }
}

async function posterOf(video: HTMLVideoElement): Promise<File | null> {
  if (video.videoWidth === 0) return null;
  video.currentTime = Math.min(video.duration * placeOfPoster, latestPlace);
  if (!(await happened(video, 'seeked'))) return null;
  const scale = Math.min(1, posterSide / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return drawn === null ? null : new File([drawn], 'portada.jpg', { type: drawn.type });
}

function happened(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience);
    const end = (did: boolean) => () => {
      clearTimeout(timer);
      resolve(did);
    };
    video.addEventListener(event, end(true), { once: true });
    video.addEventListener('error', end(false), { once: true });
  });
}
