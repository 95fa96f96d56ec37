import fetchRetry from 'fetch-retry';

export interface RetryPolicy {
  /** How many times a GET is sent again, 0 to 5. */
  readonly retries: number;
  /** Milliseconds before the first repetition; doubled for each further one. */
  readonly firstDelay: number;
}

const temporary = new Set([502, 503, 504]);

/**
 * `fetch` that sends a GET again after a network failure or a temporary 502, 503 or 504. Anything else is sent once, because
 * repeating it could buy or pay twice, and an aborted request is never repeated, not even one that waits for its next turn.
 */
export function fetchWithRetry(fetcher: typeof fetch, policy: RetryPolicy): typeof fetch {
  const retrying = fetchRetry(fetcher);
  return async (input, init) => {
    const method = init?.method ?? 'GET';
    const signal = init?.signal ?? null;
    if (method !== 'GET') return fetcher(input, init);
    const answer = retrying(input, {
      ...init,
      retryDelay: (attempt) => policy.firstDelay * 2 ** attempt,
      retryOn: (attempt, error, response) => {
        if (attempt >= policy.retries || signal?.aborted || error?.name === 'AbortError') return false;
        return error !== null || (response !== null && temporary.has(response.status));
      },
    });
    return signal === null ? answer : Promise.race([answer, rejectionOf(signal)]);
  };
}

/** Rejects as soon as the signal aborts: the library waits out its delay before it looks at the signal. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
