import type { Insertable } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { certifiedModules } from '#domain/learning/certified-modules.ts';
import { initialProvider, initialSigner } from '#domain/legal/statute.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { signerFrom } from '#domain/learning/certificate-signer.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { sampleCatalogue } from '#adapters/server/sample-school/catalogue.ts';
import { certificateHours, hoursOfSession } from '#adapters/server/sample-school/certificate-hours.ts';
import { modulesOf, secondsOf, staffId, staffName } from './catalogue-rows.ts';
import type { DayOfStart } from '#adapters/server/sample-school/day-of-start.ts';
import { type DemoAccount, demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';

type Row<T extends keyof SchoolDatabase> = Insertable<SchoolDatabase[T]>;

const { student, owner } = demoAccounts;

const labourCourse = 201;
const freeCourse = 208;
const teleworkSeminar = 107;

/** Rows of `users`, all with the same password. */
export function userRows(start: DayOfStart, passwordHash: string): Row<'users'>[] {
  return Object.values(demoAccounts).map((account: DemoAccount, index) => {
    const created = start.after(-90 + index * 7);
    return {
      id: account.id,
      email: account.email,
      given_names: account.givenNames,
      paternal_surname: account.paternalSurname,
      maternal_surname: account.maternalSurname,
      phone: account.phone,
      document_type: 'DNI',
      document_number: account.dni,
      password_hash: passwordHash,
      role: account.role,
      is_collaborator: account.officeRoles.length > 0 ? 1 : 0,
      email_verified_at: account.isVerified ? created : null,
      photo_file: null,
      tour_seen: account.officeRoles.length > 0 ? 1 : 0,
      guest_of: account.guestOf,
      created_at: created,
      updated_at: created,
      disabled_at: null,
    };
  });
}

/** Rows of `account_roles`: what the demo accounts are in the office. */
export function roleRows(start: DayOfStart): Row<'account_roles'>[] {
  return Object.values(demoAccounts).flatMap(({ id, officeRoles }: DemoAccount) =>
    officeRoles.map((role) => ({ user_id: id, role, since: start.after(-30), to_tell: 0 as const })),
  );
}

/** Rows of `consultations`: the questions of the complete courses, asked by the demo customers in turn. */
export function consultationRows(start: DayOfStart): Row<'consultations'>[] {
  return sampleCatalogue.flatMap(({ product }) => {
    const consultations = 'consultations' in product ? (product.consultations ?? []) : [];
    return consultations.map(({ question, answer, answeredBy }, index) => ({
      id: `5f0a6c1e-1000-4c58-9a11-${String(product.id * 100 + index).padStart(12, '0')}`,
      product_id: product.id,
      user_id: index % 2 === 0 ? owner.id : student.id,
      question,
      asked_at: start.after(-18 + index * 4),
      answer,
      answered_at: start.after(-17 + index * 4),
      answered_by: staffId(answeredBy),
      // The last answer is still news to whoever asked.
      answer_seen_at: index === consultations.length - 1 ? null : start.after(-16 + index * 4),
    }));
  });
}

/** Rows of `class_progress`: the student is in the middle of one course and at the end of another; the owner saw a recording. */
export function progressRows(start: DayOfStart): Row<'class_progress'>[] {
  return [
    ...finished(student.id, classesOf(labourCourse).slice(0, 2), start.after(-6)),
    ...classesOf(labourCourse)
      .slice(2, 3)
      .map((each) => begun(student.id, each, 14, start.after(-1))),
    ...finished(student.id, classesOf(freeCourse), start.after(-20)),
    ...finished(owner.id, classesOf(teleworkSeminar), start.after(-30)),
  ];
}

interface StudiedClass {
  readonly id: number;
  readonly productId: number;
  readonly seconds: number;
}

function classesOf(productId: number): readonly StudiedClass[] {
  const entry = sampleCatalogue.find(({ product }) => product.id === productId);
  const modules = entry === undefined ? [] : modulesOf(entry);
  return modules.flatMap(({ classes }, index) =>
    classes.map((each, place) => ({
      id: (productId * 100 + index + 1) * 100 + place + 1,
      productId,
      seconds: secondsOf(each),
    })),
  );
}

function finished(userId: string, classes: readonly StudiedClass[], at: string): Row<'class_progress'>[] {
  return classes.map((each) => ({ ...begun(userId, each, each.seconds, at), completed_at: at }));
}

function begun(userId: string, { id, productId }: StudiedClass, seconds: number, at: string): Row<'class_progress'> {
  return {
    user_id: userId,
    class_id: id,
    product_id: productId,
    position_seconds: seconds,
    watched: JSON.stringify([[0, seconds]]),
    completed_at: null,
    updated_at: at,
    counts_from: at,
  };
}

/** Two certificates to try the validation with: one in force, one revoked. Their codes read MVESTRA001 and MVESTRA002 (U is no letter of a code): they stand in the README and prove nothing. */
export function certificateRows(start: DayOfStart): Row<'certificates'>[] {
  return [
    {
      ...certificateOf(student, freeCourse, start.after(-20), [20, 27, 14, 25, 26, 24, 10, 0, 0, 1]),
      revoked_at: null,
      revoked_reason: null,
    },
    {
      ...certificateOf(owner, teleworkSeminar, start.after(-30), [20, 27, 14, 25, 26, 24, 10, 0, 0, 2]),
      revoked_at: start.after(-25),
      revoked_reason: 'Se emitió con un dato equivocado y fue reemplazado.',
    },
  ];
}

function certificateOf(holder: DemoAccount, productId: number, issuedAt: string, values: readonly number[]) {
  const entry = sampleCatalogue.find(({ product }) => product.id === productId);
  if (entry === undefined) throw new Error(`No product ${productId}`);
  const year = Number(limaDay(new Date(issuedAt)).slice(0, 4));
  return {
    code: certificateCode(schoolIdentity.code, year, values),
    user_id: holder.id,
    product_id: productId,
    kind: 'participation',
    grade: null,
    // Whoever was at a seminar was there for the whole session; what is left of it later is shorter.
    hours: entry.kind === 'seminar' ? hoursOfSession(entry.product.minutes) : certificateHours(entry),
    holder_name: `${holder.givenNames} ${holder.paternalSurname} ${holder.maternalSurname}`,
    holder_document: `DNI ${holder.dni}`,
    product_title: entry.product.title,
    product_kind: entry.kind,
    teachers: JSON.stringify(entry.product.staff.map(staffName)),
    signer: JSON.stringify(signerFrom(initialSigner, initialProvider)),
    syllabus: JSON.stringify(certifiedModules({ kind: entry.kind, modules: modulesOf(entry) })),
    issued_at: issuedAt,
  };
}
