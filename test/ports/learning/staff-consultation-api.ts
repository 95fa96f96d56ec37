import { expect, test } from 'vitest';
import type { StaffConsultationApi } from '#application/browser/learning/ports/staff-consultation-api.ts';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import { staffConsultations } from '#application/read-models/learning/staff-consultations.ts';
import type { ConsultationFilter } from '#domain/learning/consultation.ts';
import { accepted } from '#test/support/shared/accepted.ts';

interface Office {
  readonly api: StaffConsultationApi;
  readonly reads: Reads;
}

/** What every adapter of StaffConsultationApi does. @param make with 'primera' on 'derecho-laboral' and the later 'segunda' on 'otro'. */
export function staffConsultationApiContract(make: () => Promise<Office>): void {
  const asked = async ({ reads }: Office, which: ConsultationFilter, content = '') =>
    accepted(await reads.ask(staffConsultations, { which, content, page: '1' }));

  test('lists what waits, the oldest first, and what there is to choose from', async () => {
    const office = await make();
    expect(await asked(office, 'waiting')).toMatchObject({
      consultations: [{ id: 'primera' }, { id: 'segunda' }],
      total: 2,
      page: 1,
      pages: 1,
      waiting: 2,
      contents: [{ slug: 'derecho-laboral' }, { slug: 'otro' }],
    });
    expect(await asked(office, 'waiting', 'otro')).toMatchObject({ consultations: [{ id: 'segunda' }], waiting: 2 });
  });

  test('answers once', async () => {
    const office = await make();
    accepted(await office.api.answer('primera', 'Sí.'));
    expect(await office.api.answer('primera', 'No.')).toMatchObject({
      refusal: { kind: 'consultation-answered', status: 409 },
    });
    expect(await office.api.answer('nada', 'No.')).toMatchObject({ refusal: { kind: 'consultation-not-found' } });
    expect(await asked(office, 'answered')).toMatchObject({
      consultations: [{ id: 'primera', answer: { text: 'Sí.' } }],
      waiting: 1,
    });
  });
}
