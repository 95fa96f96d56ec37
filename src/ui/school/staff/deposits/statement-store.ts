import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import { mapRecord } from '#domain/shared/record.ts';
import {
  type ColumnsOf,
  headingLineOf,
  type PreviewOf,
  type StatementField,
} from '#domain/vouchers/statements/statement-layout.ts';
import type { StatementArrival } from '#application/read-models/vouchers/staff-deposits.ts';

/** Where files of a kind are looked at and brought in. @typeParam F what their columns are, A what a file brings. */
export interface FilesApi<F extends string, A> {
  rehearse(whose: string, file: ChosenFile, columns: ColumnsOf<F> | null): Answer<A>;
  bring(whose: string, file: ChosenFile, columns: ColumnsOf<F> | null): Answer<A>;
}

/** A bank's file, or a gateway's: chosen, looked at, brought in. */
export class StatementStore<
  F extends string = StatementField,
  A extends { readonly preview: PreviewOf<string> | null } = StatementArrival,
> {
  /** Whose file it is: an account, or a gateway. */
  accountId = '';
  file: ChosenFile | null = null;
  /** What the chosen file would bring; once it is brought, what it brought. */
  arrival: A | null = null;
  isBrought = false;
  problem = '';
  /** The first lines of the chosen file, where its columns can be chosen. */
  preview: PreviewOf<F> | null = null;
  /** Whether somebody chooses its columns now: they are not recognised, or read wrongly. */
  isChoosing = false;
  /** As they are being chosen, and as they were sent; null: as the school has them. */
  columns: ColumnsOf<F> | null = null;
  /** The line of the file whose cells are the headings. */
  headingLine = 1;
  busy: 'reading' | 'bringing' | null = null;
  readonly #api: FilesApi<F, A>;

  constructor(api: FilesApi<F, A>) {
    this.#api = api;
    makeAutoObservable<this>(this, {
      file: observableRef,
      arrival: observableRef,
      preview: observableRef,
      columns: observableRef,
    });
  }

  /** Another account: its files are read otherwise. */
  choose(accountId: string): void {
    this.accountId = accountId;
    this.file = null;
    this.clear();
  }

  /** Looks at a file; keeps nothing of it. @param accountId the one that the page shows as chosen. */
  async take(accountId: string, file: ChosenFile): Promise<void> {
    if (this.busy !== null) return;
    this.accountId = accountId;
    this.file = file;
    this.clear();
    await this.ask('reading', file);
  }

  /** The headings among which columns are chosen. */
  get titles(): readonly string[] {
    const cells = this.preview?.rows.find(({ line }) => line === this.headingLine)?.cells ?? [];
    return [...new Set(cells)].filter((title) => title !== '');
  }

  /** Begins to choose the columns, from how they are read now. */
  beginChoosing(): void {
    if (this.preview === null) return;
    const { columns } = this.preview;
    const chosen = Object.values<string>(columns).filter((title) => title !== '');
    const found = this.preview.rows.find(
      ({ cells }) => chosen.length > 0 && chosen.every((title) => cells.includes(title)),
    );
    this.headingLine = found?.line ?? headingLineOf(this.preview);
    this.columns = mapRecord<F, string, string>(columns, (title) => (this.titles.includes(title) ? title : ''));
    this.isChoosing = true;
  }

  /** Of another line no heading is chosen yet. */
  chooseHeadingLine(line: number): void {
    this.headingLine = line;
    this.columns = this.#noColumns;
  }

  chooseColumn(field: F, title: string): void {
    this.columns = { ...(this.columns ?? this.#noColumns), [field]: title };
  }

  /** Reads the chosen file by the chosen columns; keeps nothing of it yet. */
  async readAgain(): Promise<void> {
    if (this.busy !== null || this.file === null) return;
    this.arrival = null;
    this.problem = '';
    await this.ask('reading', this.file);
  }

  /** Brings the chosen file in; true once it is. */
  async bring(): Promise<boolean> {
    if (this.busy !== null || this.file === null) return false;
    await this.ask('bringing', this.file);
    return this.isBrought;
  }

  /** Of the fields that its preview has. */
  get #noColumns(): ColumnsOf<F> {
    return mapRecord<F, string, string>(this.preview?.columns ?? ({} as ColumnsOf<F>), () => '');
  }

  private async ask(how: 'reading' | 'bringing', file: ChosenFile): Promise<void> {
    this.busy = how;
    const answer = await (how === 'reading'
      ? this.#api.rehearse(this.accountId, file, this.columns)
      : this.#api.bring(this.accountId, file, this.columns));
    runInAction(() => {
      this.busy = null;
      this.problem = answer.ok ? '' : answer.refusal.detail;
      const preview = answer.ok
        ? (answer.value.preview as PreviewOf<F> | null)
        : (answer.refusal.data['preview'] as PreviewOf<F> | undefined);
      this.preview = preview ?? null;
      if (!answer.ok) {
        if (!this.isChoosing) this.beginChoosing();
        return;
      }
      this.isChoosing = false;
      this.arrival = answer.value;
      this.isBrought = how === 'bringing';
    });
  }

  private clear(): void {
    this.arrival = null;
    this.isBrought = false;
    this.problem = '';
    this.preview = null;
    this.isChoosing = false;
    this.columns = null;
  }
}
