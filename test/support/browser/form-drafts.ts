import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { BrowserOfTest } from './browser-of-test.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

/** The drafts of a tab in which nothing was typed, of somebody who is not signed in. */
export function noDrafts(): FormDrafts {
  return new FormDrafts(new TabStorageInMemory(), new BrowserOfTest().tab());
}
