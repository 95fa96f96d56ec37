import { expect, test } from 'vitest';
import type { ComplaintBook } from '#application/browser/complaints/ports/complaint-book.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';

const key = 'clave-de-la-prueba-1';

/** What every `ComplaintBook` does. */
export function complaintBookContract(make: () => Promise<ComplaintBook>): void {
  test('files a complaint and shows its sheet', async () => {
    const book = await make();
    const filed = await book.file({ draft: aComplaintDraft(), website: '' }, key);
    expect(filed).toMatchObject({ ok: true, value: { number: '000000001-2026' } });
    const secret = filed.ok ? (filed.value.sheet.split('/').at(-1) ?? '') : '';
    expect(await book.sheet(secret)).toMatchObject({
      ok: true,
      value: { number: '000000001-2026', content: { amount: 19_990, detail: aComplaintDraft().detail }, events: [] },
    });
  });

  test('the same key is the same sheet', async () => {
    const book = await make();
    const sent = { draft: aComplaintDraft(), website: '' };
    expect(await book.file(sent, key)).toEqual(await book.file(sent, key));
  });

  test('refuses what is incomplete, with the field, and what looks automatic', async () => {
    const book = await make();
    expect(await book.file({ draft: aComplaintDraft({ detail: '' }), website: '' }, key)).toMatchObject({
      refusal: { kind: 'complaint-incomplete', field: 'detail', status: 400 },
    });
    expect(await book.file({ draft: aComplaintDraft(), website: 'x' }, key)).toMatchObject({
      refusal: { kind: 'looks-automatic', status: 422 },
    });
  });

  test('knows no sheet of another secret', async () => {
    expect(await (await make()).sheet('no-es-el-secreto-de-nadie')).toMatchObject({
      refusal: { kind: 'sheet-not-found', status: 404 },
    });
  });
}
