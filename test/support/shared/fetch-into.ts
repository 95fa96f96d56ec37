import type { InjectOptions } from 'fastify';
import type { Called } from '#test/support/school/test-school.ts';

/** A `fetch` that calls the app in this process: the browser's adapters against the real routes, without a port. */
export function fetchInto(app: Called): typeof fetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, 'http://localhost:3000') : input, init);
    const content = await request.arrayBuffer();
    const answer = await app.inject({
      method: request.method as InjectOptions['method'] & string,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      ...(content.byteLength === 0 ? {} : { payload: Buffer.from(content) }),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.rawPayload.length === 0 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
}
