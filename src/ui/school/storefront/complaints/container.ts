import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { ComplaintBookOverHttp } from '#adapters/browser/complaints/complaint-book-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { ComplaintDrafts } from '#application/browser/complaints/complaint-drafts.ts';
import { SendComplaint } from '#application/browser/complaints/send-complaint.ts';
import { ComplaintBook } from '#application/browser/complaints/ports/complaint-book.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { ComplaintStore } from './complaint-store.ts';

export const wire: WireUp = (container) => {
  bindPort(container, ComplaintBook, ComplaintBookOverHttp, [HttpClient]);
  bindClass(container, ComplaintDrafts, [TabStorage]);
  bindClass(container, SendComplaint, [ComplaintBook, TabStorage, IdGenerator]);
  bindClass(container, ComplaintStore, [ComplaintDrafts, SendComplaint]);
};
