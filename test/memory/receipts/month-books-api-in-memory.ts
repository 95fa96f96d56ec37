import { MonthBooksApi } from '#application/browser/receipts/ports/month-books-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import { detractionDeposit, WRONG_CONSTANCIA } from '#domain/receipts/detraction-deposit.ts';
import type { OwedDetraction } from '#domain/receipts/owed-detractions.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** The books of some months, in this process's memory; 'Teresa' closes them. */
export class MonthBooksApiInMemory extends MonthBooksApi {
  /** What closing is refused with; '': it is not. */
  obstacle = '';

  constructor(private books: readonly MonthBooks[]) {
    super();
  }

  read(month: string): Answer<MonthBooks> {
    const found = this.books.find((each) => month === '' || each.month === month);
    if (found === undefined) throw new Error(`no books of ${month}`);
    return Promise.resolve(accept(found));
  }

  /** After which no deposit was made; null: whatever day is told has come. */
  today: PlainDate | null = null;

  /** What was noted and taken back of deposits, in that order. */
  readonly said: string[] = [];

  noteDeposit(id: string, { constancia, depositedOn }: { constancia: string; depositedOn: string }): Answer<unknown> {
    const day = depositedOn as PlainDate;
    const deposit = detractionDeposit({ constancia, depositedOn: day }, day, this.today ?? day);
    if (!deposit.ok) {
      const [field, detail] =
        deposit.refusal.kind === 'constancia-wrong'
          ? ['constancia', WRONG_CONSTANCIA]
          : ['depositedOn', 'El día no puede ser futuro.'];
      return Promise.resolve(refuse({ kind: deposit.refusal.kind, status: 400, detail, field, data: {} }));
    }
    return this.#say(id, { ...deposit.value, by: 'Teresa Aguirre' });
  }

  takeBackDeposit(id: string, constancia: string): Answer<unknown> {
    const noted = this.books.flatMap(({ detractions }) => detractions).find((owed) => owed.id === id)?.deposit;
    if (noted?.constancia !== constancia) throw new Error(`${id} has another constancia than ${constancia}`);
    return this.#say(id, null);
  }

  #say(id: string, deposit: OwedDetraction['deposit']): Answer<unknown> {
    this.said.push(deposit === null ? id : `${id} ${deposit.constancia} ${deposit.depositedOn}`);
    this.books = this.books.map((each) => ({
      ...each,
      detractions: each.detractions.map((owed) => (owed.id === id ? { ...owed, deposit } : owed)),
    }));
    return Promise.resolve(accept({}));
  }

  close(month: string): Answer<unknown> {
    if (this.obstacle !== '') {
      const refusal = { kind: 'month-closed', status: 409, detail: this.obstacle, field: null, data: {} };
      return Promise.resolve(refuse(refusal));
    }
    this.books = this.books.map((each) =>
      each.month === month
        ? {
            ...each,
            closed: { at: '2026-04-05T15:00:00.000Z', by: 'Teresa Aguirre' },
            files: each.files.map((file) => ({ ...file, sha256: `huella-${file.kind}` })),
          }
        : each,
    );
    return Promise.resolve(accept({}));
  }
}
