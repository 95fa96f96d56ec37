import sharp from 'sharp';

/** A form with one file, as a browser sends it: its headers and its body. */
export async function formWithFile(
  field: string,
  name: string,
  content: string | Uint8Array,
): Promise<{ readonly headers: { readonly 'content-type': string }; readonly payload: Buffer }> {
  const form = new FormData();
  form.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const request = new Request('http://escuela.test/', { method: 'POST', body: form });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

/** A picture of one colour, as somebody chooses it on a page. */
export async function pictureFile(name: string, width: number, height: number): Promise<File> {
  const create = { width, height, channels: 3, background: 'navy' } as const;
  return new File([new Uint8Array(await sharp({ create }).png().toBuffer())], name, { type: 'image/png' });
}
