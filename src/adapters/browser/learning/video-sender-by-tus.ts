import { type DetailedError, type PreviousUpload, Upload, type UploadOptions } from 'tus-js-client';
import { videoUploadsPath } from '#adapters/http-contract/learning/video-uploads.ts';
import type { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import {
  type SendingEvents,
  type UnfinishedVideo,
  type VideoGoal,
  VideoSender,
  type VideoSending,
} from '#application/browser/learning/ports/video-sender.ts';
import { videoPiece } from '#domain/learning/syllabus/video-file.ts';

/** After so many milliseconds a piece is tried again; then the line counts as lost. */
const retryDelays = [500, 2_000];
/** A line that is lost is tried again so often, besides when the browser says that it is back. */
const lostMs = 5_000;

/** By the tus protocol. Which of its uploads this browser has begun stands in local storage, by the file's name, size and date. */
export class VideoSenderByTus extends VideoSender {
  constructor(private readonly tokens: AccessTokenSource) {
    super();
  }

  send(file: ChosenFile, goal: VideoGoal, events: SendingEvents): VideoSending {
    return new TusSending(file as File, goal, events, this.tokens);
  }

  async unfinished(productId: number): Promise<readonly UnfinishedVideo[]> {
    const all = await new Upload(new Blob(), optionsFor(this.tokens)).options.urlStorage?.findAllUploads();
    return (all ?? []).filter(({ metadata }) => metadata['producto'] === String(productId)).map(unfinishedOf);
  }

  async forget({ key }: UnfinishedVideo): Promise<void> {
    const { urlStorage } = new Upload(new Blob(), optionsFor(this.tokens)).options;
    const known = (await urlStorage?.findAllUploads())?.find(({ urlStorageKey }) => urlStorageKey === key);
    if (known?.uploadUrl) await Upload.terminate(known.uploadUrl, optionsFor(this.tokens)).catch(() => undefined);
    await urlStorage?.removeUpload(key);
  }
}

function unfinishedOf({ metadata, size, urlStorageKey }: PreviousUpload): UnfinishedVideo {
  return { name: metadata['nombre'] ?? '', bytes: size ?? 0, classId: metadata['clase'] ?? '', key: urlStorageKey };
}

function optionsFor(tokens: AccessTokenSource): UploadOptions {
  return {
    endpoint: videoUploadsPath,
    chunkSize: videoPiece,
    retryDelays,
    storeFingerprintForResuming: true,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: async (request) => {
      const token = await tokens.current();
      if (token !== null) request.setHeader('authorization', `Bearer ${token}`);
    },
    onAfterResponse: async (_request, response) => {
      if (response.getStatus() === 401) await tokens.refresh();
    },
    onShouldRetry: (error, attempt) => isPassing(error) || (statusOf(error) === 401 && attempt === 0),
  };
}

class TusSending implements VideoSending {
  readonly #upload: Upload;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #again = (): void => this.#start();

  constructor(file: File, { productId, classId }: VideoGoal, events: SendingEvents, tokens: AccessTokenSource) {
    const fingerprint = ['escuela', productId, file.name, file.size, file.lastModified].join('/');
    this.#upload = new Upload(file, {
      ...optionsFor(tokens),
      metadata: { producto: String(productId), clase: classId, nombre: file.name },
      fingerprint: () => Promise.resolve(fingerprint),
      onProgress: (sent) => events.onProgress(sent),
      onSuccess: () => {
        this.#rest();
        events.onArrived(this.#upload.url?.split('/').at(-1) ?? '');
      },
      onError: (error) => this.#failed(error, events),
    });
    void this.#begin();
  }

  pause(): void {
    this.#rest();
    void this.#upload.abort();
  }

  resume(): void {
    this.#start();
  }

  abandon(): void {
    this.#rest();
    void this.#upload.abort(true).catch(() => undefined);
  }

  async #begin(): Promise<void> {
    const [earlier] = await this.#upload.findPreviousUploads();
    if (earlier !== undefined) this.#upload.resumeFromPreviousUpload(earlier);
    this.#start();
  }

  #start(): void {
    this.#rest();
    this.#upload.start();
  }

  #failed(error: Error | DetailedError, events: SendingEvents): void {
    const detail = 'originalResponse' in error ? detailOf(error) : null;
    if ('originalResponse' in error && !isPassing(error)) {
      events.onRefused(detail ?? 'La escuela no recibió el video. Vuelve a intentarlo.');
      return;
    }
    events.onLost();
    window.addEventListener('online', this.#again, { once: true });
    this.#timer = setTimeout(this.#again, lostMs);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#again);
  }
}

const statusOf = (error: DetailedError): number => error.originalResponse?.getStatus() ?? 0;

/** What comes of the line, of a busy school or of another window may go otherwise the next time. */
function isPassing(error: DetailedError): boolean {
  const status = statusOf(error);
  return status === 0 || status >= 500 || status === 409 || status === 429;
}

function detailOf({ originalResponse }: DetailedError): string | null {
  try {
    const { detail } = JSON.parse(originalResponse?.getBody() ?? '') as { readonly detail?: unknown };
    return typeof detail === 'string' ? detail : null;
  } catch {
    return null;
  }
}
