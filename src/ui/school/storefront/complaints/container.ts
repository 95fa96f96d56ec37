import { ComplaintBookOverHttp } from '#adapters/browser/complaints/complaint-book-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdsInBrowser } from '#adapters/browser/shared/ids-in-browser.ts';
import { ComplaintDrafts } from '#application/browser/complaints/complaint-drafts.ts';
import { SendComplaint } from '#application/browser/complaints/send-complaint.ts';
import { ComplaintBook } from '#application/browser/complaints/ports/complaint-book.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { Wire } from '#ui/school/boot/container.ts';
import { ComplaintStore } from './complaint-store.ts';

export const wire: Wire = (container) => {
  container.bind(ComplaintBook).toResolvedValue((http) => new ComplaintBookOverHttp(http), [HttpClient]);
  container.bind(ComplaintDrafts).toResolvedValue((storage) => new ComplaintDrafts(storage), [TabStorage]);
  container
    .bind(SendComplaint)
    .toResolvedValue(
      (book, storage) => new SendComplaint(book, storage, new IdsInBrowser()),
      [ComplaintBook, TabStorage],
    );
  container
    .bind(ComplaintStore)
    .toResolvedValue((drafts, send) => new ComplaintStore(drafts, send), [ComplaintDrafts, SendComplaint]);
};
