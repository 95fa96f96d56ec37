import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { OfficeConsultations } from '#application/server/learning/ports/office-consultations.ts';
import type { StudyContent } from '#application/server/learning/ports/course-contents.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import type { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import { fullName } from '#domain/accounts/user.ts';
import { permissionsOf } from '#domain/office/permissions.ts';

/**
 * Tells those who answer for a content that somebody asks: its teachers who work in the office, or, where there are none, the school.
 * The list of the office has all questions: past so many letters a day nobody's mailbox is filled by them.
 */
export class QuestionLetters {
  constructor(
    private readonly office: OfficeConsultations,
    private readonly team: Team,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly letters: UnaskedLetters,
    private readonly addresses: PublicAddresses,
    private readonly contact: SchoolContact,
  ) {}

  async tell(content: Pick<StudyContent, 'productId' | 'slug' | 'title'>, question: string): Promise<void> {
    const url = this.addresses.school(`/colaboradores/consultas?contenido=${content.slug}`);
    const letter = askedLetter(content.title, question, url);
    const teachers = await this.#teachersOf(content.productId);
    const { email } = this.contact.details;
    for (const to of teachers.length > 0 ? teachers : [{ name: 'Escuela', email }]) {
      if (await this.letters.mayReach(to.email, 'question')) await this.outbox.post(letter, to);
    }
  }

  async #teachersOf(productId: number): Promise<readonly { readonly name: string; readonly email: string }[]> {
    const found: { readonly name: string; readonly email: string }[] = [];
    for (const id of await this.office.teachersOf(productId)) {
      if (!permissionsOf(await this.team.rolesOf(id)).has('answer-consultations')) continue;
      // No letter goes to an account that is being deleted meanwhile.
      await this.accounts.lock(id);
      const teacher = await this.accounts.find(id);
      if (teacher !== null && teacher.disabledAt === null)
        found.push({ name: fullName(teacher), email: teacher.email });
    }
    return found;
  }
}

function askedLetter(title: string, question: string, url: string): Letter {
  return {
    subject: `Una consulta por responder en «${title}»`,
    preview: question.slice(0, 120),
    greeting: 'Hola:',
    blocks: [
      { kind: 'text', text: `Un estudiante de «${title}» pregunta:` },
      { kind: 'note', text: question },
    ],
    action: { label: 'Responder la consulta', url },
  };
}
