import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ComplaintBook, SentComplaint } from '#application/browser/complaints/ports/complaint-book.ts';
import type { FiledComplaint } from '#application/read-models/complaints/complaint-sheet.ts';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { Result } from '#domain/shared/result.ts';

const name = 'escuela.reclamo.envio';

/** Files one sheet of one complaint: the same text, sent again after a lost answer or a reload, finds the sheet it made. */
export class SendComplaint {
  constructor(
    private readonly book: ComplaintBook,
    private readonly storage: TabStorage,
    private readonly ids: IdGenerator,
  ) {}

  async execute(sent: SentComplaint): Promise<Result<FiledComplaint, CallRefusal>> {
    const filed = await this.book.file(sent, this.#keyOf(JSON.stringify(sent)));
    // The next complaint is another, even word for word.
    if (filed.ok) this.storage.write(name, '');
    return filed;
  }

  #keyOf(complaint: string): string {
    const [key, kept] = (this.storage.read(name) ?? '').split('\n', 2);
    if (key !== undefined && kept === complaint) return key;
    const newKey = this.ids.newId();
    this.storage.write(name, `${newKey}\n${complaint}`);
    return newKey;
  }
}
