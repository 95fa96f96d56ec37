import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { walletQrOf } from '#domain/settings/wallet-qr.ts';
import { formatMoney, type Money } from '#domain/shared/money.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { formatCci, formatMobileNumber, isWallet, type BankAccount } from '#domain/vouchers/bank-account.ts';
import { depositCode } from '#domain/vouchers/deposit-code.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { CopyButton } from '#ui/school/layouts/copy-button.tsx';
import styles from './confirm-payment-page.module.css';

interface BankAccountListProps {
  readonly accounts: readonly BankAccount[];
  readonly order: PlacedOrder;
  /** What is still to be paid of it. */
  readonly amount: Money;
}

/** Where to deposit: bank, account, CCI and holder of each, and the wallets; numbers are copied as a bank's own form takes them. */
export function BankAccountList({ accounts, order, amount }: BankAccountListProps) {
  return (
    <ul className={styles.accounts}>
      {accounts.map((account) => (
        <li key={account.id}>
          {isWallet(account) ? (
            <Wallet wallet={account} order={order} amount={amount} />
          ) : (
            <Account account={account} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Account({ account: { bank, number, cci, holder, ruc } }: { account: BankAccount }) {
  return (
    <>
      <p className={styles.bank}>{bank}, soles</p>
      <dl className={styles.numbers}>
        <dt>Cuenta</dt>
        <dd data-numbers>{number}</dd>
        <dd>
          <CopyButton what={`la cuenta del ${bank}`} text={number} />
        </dd>
        <dt>CCI</dt>
        <dd data-numbers>{formatCci(cci)}</dd>
        <dd>
          <CopyButton what={`el CCI del ${bank}`} text={cci} />
        </dd>
      </dl>
      <p className={styles.holder}>{numbersTogether(`${holder}, RUC ${ruc}`)}</p>
    </>
  );
}

/** The code is scanned from another screen; whoever is on the telephone itself saves it, or copies the number. */
function Wallet({ wallet, order, amount }: { wallet: BankAccount } & Omit<BankAccountListProps, 'accounts'>) {
  const site = useService(SiteSettings);
  const { bank, number, holder, qr = '' } = wallet;
  const picture = walletQrOf(qr);
  const address = site.imageAddress(qr);
  return (
    <div className={styles.wallet}>
      <div>
        <p className={styles.bank}>{bank}</p>
        <dl className={styles.numbers}>
          <dt>Celular</dt>
          <dd data-numbers>{formatMobileNumber(number)}</dd>
          <dd>
            <CopyButton what={`el celular de ${bank}`} text={number} />
          </dd>
        </dl>
        <p className={styles.holder}>{numbersTogether(`A nombre de ${holder}`)}</p>
        <p className={styles.holder}>
          Paga <span data-numbers>{formatMoney(amount)}</span> exactos y escribe{' '}
          <strong data-numbers>{depositCode(order.number)}</strong> en el mensaje.
        </p>
      </div>
      {picture !== null && (
        <figure className={styles.qr}>
          <a href={address} target="_blank" rel="noopener noreferrer">
            <img
              src={address}
              width={picture.width}
              height={picture.height}
              alt={`Código QR de ${bank}: ábrelo en grande`}
            />
          </a>
          <figcaption>
            <a href={address} download={`${bank.toLowerCase()}-${number}.png`}>
              Guardar el QR de {bank}
            </a>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
