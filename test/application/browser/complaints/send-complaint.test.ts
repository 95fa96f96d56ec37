import { expect, test } from 'vitest';
import { ComplaintBookInMemory } from '#test/memory/complaints/complaint-book-in-memory.ts';
import { SendComplaint } from '#application/browser/complaints/send-complaint.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

const sent = { draft: aComplaintDraft(), website: '' };

test('after a lost answer and a reload the same text has the same key', async () => {
  const [book, tab, ids] = [new ComplaintBookInMemory(), new TabStorageInMemory(), new CountingIds()];
  book.failure = callRefusal({ kind: 'timed-out' });
  await new SendComplaint(book, tab, ids).execute(sent);
  book.failure = null;
  await new SendComplaint(book, tab, ids).execute(sent);
  expect(book.sent[0]?.key).toBe(book.sent[1]?.key);
});

test('another text, or the same one after it was filed, is another complaint', async () => {
  const book = new ComplaintBookInMemory();
  const send = new SendComplaint(book, new TabStorageInMemory(), new CountingIds());
  await send.execute(sent);
  await send.execute(sent);
  await send.execute({ ...sent, draft: aComplaintDraft({ detail: 'Otra cosa.' }) });
  expect(new Set(book.sent.map(({ key }) => key)).size).toBe(3);
});
