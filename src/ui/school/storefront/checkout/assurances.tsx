import { Link } from 'react-router-dom';
import { refundRulesOf, RIGHT_BY_LAW, type TakenBack } from '#domain/legal/refund-rule.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import type { ChosenWay } from './ways/payment-choice.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './assurances.module.css';

export interface AssurancesProps {
  /** How it is paid; null: nothing is to be paid. */
  readonly way: ChosenWay | null;
  readonly bought: readonly TakenBack[];
}

/** What somebody wants to know before pressing the button that pays, beside it: how safe it is, who sells, and how to take it back. */
export function Assurances({ way, bought }: AssurancesProps) {
  const { provider } = useService(SiteSettings);
  const rules = refundRulesOf(bought);
  return (
    <ul className={styles.list} aria-label="Antes de pagar">
      {(way === 'card' || way === 'yape') && (
        <li>
          <Icon name="lock" />
          <div>
            <strong>Pago seguro.</strong> {way === 'card' ? 'El número de tu tarjeta' : 'Tu código de Yape'} lo recibe
            solo la pasarela, por una conexión cifrada: la escuela no lo ve ni lo guarda.
          </div>
        </li>
      )}
      {way === 'cash-code' && (
        <li>
          <Icon name="lock" />
          <div>
            <strong>Pago seguro.</strong> El código es solo de este pedido y de su importe: quien cobra no necesita
            ningún dato tuyo.
          </div>
        </li>
      )}
      {way === 'deposit' && (
        <li>
          <Icon name="bank" />
          <div>
            <strong>Pago seguro.</strong> Deposita solo a nombre de {numbersTogether(provider.name)}, en las cuentas que
            te mostramos.
          </div>
        </li>
      )}
      <li>
        <Icon name="receipt" />
        <div>
          <strong>Quién te vende.</strong> {numbersTogether(`${provider.name}, RUC ${provider.ruc}.`)}
        </div>
      </li>
      <li>
        <Icon name="refresh" />
        <div>
          {rules.length > 0 ? (
            <>
              <strong>Puedes arrepentirte.</strong>{' '}
              {rules.map((rule) => (
                <span key={rule}>{rule} </span>
              ))}
            </>
          ) : (
            <>
              <strong>Si algo no va bien.</strong> {RIGHT_BY_LAW}{' '}
            </>
          )}
          <Link to="/terminos-condiciones#devoluciones" target="_blank">
            Devoluciones y reembolsos
          </Link>
        </div>
      </li>
    </ul>
  );
}
