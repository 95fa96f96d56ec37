import type { FiledComplaint } from '#application/read-models/complaints/complaint-sheet.ts';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { ComplaintDraft } from '#domain/complaints/complaint.ts';

export const blankComplaint: ComplaintDraft = {
  kind: '',
  fullName: '',
  documentType: 'DNI',
  documentNumber: '',
  address: '',
  phone: '',
  email: '',
  isMinor: false,
  guardianName: '',
  guardianDocument: '',
  goodKind: '',
  amount: '',
  goodDescription: '',
  detail: '',
  request: '',
};

/** What the tab remembers of a complaint: what is being typed, or what was filed last. */
export interface KeptComplaint {
  readonly draft: ComplaintDraft;
  readonly filed: (FiledComplaint & { readonly email: string }) | null;
}

const name = 'escuela.reclamo';

/** Keeps a complaint in the tab, so that a reload loses neither what was typed nor the number that was given. */
export class ComplaintDrafts {
  constructor(private readonly storage: TabStorage) {}

  read(): KeptComplaint | null {
    try {
      const kept = JSON.parse(this.storage.read(name) ?? 'null') as KeptComplaint | null;
      return kept === null ? null : { draft: { ...blankComplaint, ...kept.draft }, filed: kept.filed };
    } catch {
      return null;
    }
  }

  write(kept: KeptComplaint): void {
    this.storage.write(name, JSON.stringify(kept));
  }
}
