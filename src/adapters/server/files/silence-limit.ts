/** How long a storage is waited for, and how often. */
export interface Waiting {
  /** How often a call is made before it has failed, 1 or more. */
  readonly tries: number;
  /** Before the second try; twice as long before each further one. */
  readonly pauseMs: number;
  /** For an answer, or for the next bytes to go out. */
  readonly answerMs: number;
  /** For the next bytes of an answer. */
  readonly silenceMs: number;
}

export const usualWaiting: Waiting = { tries: 3, pauseMs: 200, answerMs: 5_000, silenceMs: 10_000 };

/** Gives a call up when nothing has come of it for so long. */
export class SilenceLimit {
  readonly #giveUp = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ms: number) {
    this.renew();
  }

  get signal(): AbortSignal {
    return this.#giveUp.signal;
  }

  /** Something came, or went out. */
  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp.abort(new Error(`Nothing for ${this.ms} ms`)), this.ms);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** The parts of an answer. @throws when one does not come within so long, or the answer breaks off. */
export async function* partsOf(answer: Response, silenceMs: number): AsyncGenerator<Uint8Array> {
  if (answer.body === null) return;
  const reader = answer.body.getReader();
  try {
    for (;;) {
      const { done, value } = await withinMs(reader.read(), silenceMs);
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever reads no further lets the connection go.
    await reader.cancel().catch(() => undefined);
  }
}

async function withinMs<T>(coming: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`Nothing for ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
