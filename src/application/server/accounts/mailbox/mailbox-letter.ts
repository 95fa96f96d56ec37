import type { Letter } from '#application/server/shared/ports/outbox.ts';
import { shownMailboxCode } from '#domain/accounts/mailbox/mailbox-proof.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';

/** Lets whoever reads the mailbox go on buying. It is the same whether or not the mailbox has an account, and names nobody. */
export function mailboxLetter(code: string, url: string, expiresAt: Date): Letter {
  return {
    subject: 'Tu código para comprar en {escuela}',
    preview: 'Escríbelo en la página donde lo pediste. Dura 15 minutos.',
    greeting: 'Hola:',
    blocks: [
      {
        kind: 'text',
        text: 'Alguien escribió este correo para comprar en {escuela}. Si fuiste tú, escribe este código en la página donde lo pediste, o abre el enlace en el mismo navegador.',
      },
      { kind: 'facts', rows: [['Código', shownMailboxCode(code)]] },
      {
        kind: 'note',
        text: `Sirve una sola vez, hasta el ${formatLongInstant(expiresAt, { withYear: true })} (hora de Lima). No se lo digas a nadie: la escuela nunca te lo pedirá. Si no fuiste tú, no hagas nada.`,
      },
    ],
    action: { label: 'Continuar con mi compra', url },
  };
}
