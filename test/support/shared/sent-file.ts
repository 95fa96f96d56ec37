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
