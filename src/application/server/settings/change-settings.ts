import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { ContentProblem } from '#domain/settings/content-rules.ts';
import { type DatedSettings, sinceProblem } from '#domain/settings/dated-settings.ts';
import {
  checkedSettings,
  isDated,
  type SettingsContents,
  type SettingsName,
} from '#domain/settings/school-settings.ts';
import { accountOfWallet, type BankAccount, saysTheSame } from '#domain/vouchers/bank-account.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import type { SettingsVersions } from './ports/settings-versions.ts';

export type ChangeSettingsRefusal =
  | { readonly kind: 'settings-invalid'; readonly problems: readonly ContentProblem[] }
  /** Somebody else has changed the part since it was read. */
  | { readonly kind: 'settings-changed-meanwhile' };

/** Writes a new version of one part of the school's settings; the earlier ones stay. */
export class ChangeSettings {
  constructor(
    private readonly versions: SettingsVersions,
    private readonly banks: BankAccounts,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Answers the number of the version that holds now: what says the same as before writes nothing.
   * @param seen the number of the version that was changed; 0: what the school began with. @param by the account; null: the command line.
   */
  async execute<S extends SettingsName>(
    name: S,
    typed: SettingsContents[S],
    seen: number,
    by: string | null,
  ): Promise<Result<number, ChangeSettingsRefusal>> {
    const checked = checkedSettings(name, typed);
    if (!checked.ok) return checked;
    const [newest] = await this.versions.of(name, 1);
    const held = newest?.number ?? 0;
    if (held !== seen) return refuse({ kind: 'settings-changed-meanwhile' });
    if (newest !== undefined && JSON.stringify(newest.content) === JSON.stringify(checked.value)) return accept(held);
    const late = isDated(name) ? sinceProblem(checked.value as DatedSettings, limaDay(this.clock.now())) : null;
    if (late !== null) return refuse({ kind: 'settings-invalid', problems: [late] });
    const version = { name, number: held + 1, content: checked.value, at: this.clock.now(), by };
    if (!(await this.versions.add(version))) return refuse({ kind: 'settings-changed-meanwhile' });
    if (name === 'deposits') await this.#offer(checked.value as SettingsContents['deposits']);
    const facts = (number: number) => ({ version: String(number) });
    await this.journal.note(by, 'settings-changed', name, held === 0 ? {} : facts(held), facts(version.number));
    return accept(version.number);
  }

  /** An account of which the same is said as before keeps the id by which vouchers name it. */
  async #offer({ accounts, wallets }: SettingsContents['deposits']): Promise<void> {
    const before = await this.banks.all();
    const offered: readonly Omit<BankAccount, 'id'>[] = [...accounts, ...wallets.map(accountOfWallet)];
    await this.banks.offer(
      offered.map((account) => ({
        ...account,
        id: before.find((each) => saysTheSame(each, account))?.id ?? this.ids.newId(),
      })),
    );
  }
}
