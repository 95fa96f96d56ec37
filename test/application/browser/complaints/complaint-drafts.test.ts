import { expect, test } from 'vitest';
import { blankComplaint, ComplaintDrafts } from '#application/browser/complaints/complaint-drafts.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

test('what was typed is there again', () => {
  const tab = new TabStorageInMemory();
  expect(new ComplaintDrafts(tab).read()).toBeNull();
  new ComplaintDrafts(tab).write({ draft: aComplaintDraft(), filed: null });
  expect(new ComplaintDrafts(tab).read()).toEqual({ draft: aComplaintDraft(), filed: null });
});

test('a draft of an older page gets the fields it lacks; what is no draft is none', () => {
  const tab = new TabStorageInMemory();
  tab.write('escuela.reclamo', '{"draft":{"detail":"Algo"},"filed":null}');
  expect(new ComplaintDrafts(tab).read()).toEqual({ draft: { ...blankComplaint, detail: 'Algo' }, filed: null });
  tab.write('escuela.reclamo', '{');
  expect(new ComplaintDrafts(tab).read()).toBeNull();
});
