import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { StaffMessage } from '#application/read-models/support/staff-messages.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { messageKindNames } from '#domain/support/visitor-message.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { FactList } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { AnswerForm } from '#ui/school/staff/desk/answer-form.tsx';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import styles from '#ui/school/staff/desk/written-row.module.css';
import own from './message-row.module.css';
import { StaffMessagesStore } from './staff-messages-store.ts';
import { messageTime, settledText } from './texts.ts';

/** A message with who wrote it, what became of it, and what can be done about it. */
export const MessageRow = observer(function MessageRow({ message }: { message: StaffMessage }) {
  const store = useService(StaffMessagesStore);
  const mayAnswer = useMay('answer-messages');
  const { id, number, kind, subject, text, at, image, settled, answers } = message;
  return (
    <article id={`mensaje-${id}`} tabIndex={-1} className={styles.row} aria-label={`Mensaje ${number}`}>
      <div className={styles.told}>
        <p className={styles.who}>
          {messageKindNames[kind]} {number} · <time dateTime={at}>{messageTime(at)}</time>
        </p>
        <h2 className={own.subject}>{subject}</h2>
        <p className={styles.text}>{text}</p>
        {image !== null && (
          <a href={image} target="_blank" rel="noreferrer">
            <img src={image} alt={`Imagen del mensaje ${number}`} className={own.image} />
          </a>
        )}
        {answers.map((answer) => (
          <blockquote key={answer.at} className={styles.answer}>
            <p className={styles.who}>
              Respuesta de {answer.by === '' ? 'la escuela' : answer.by} · {messageTime(answer.at)}
            </p>
            <p className={styles.text}>{answer.text}</p>
          </blockquote>
        ))}
      </div>
      <div className={`${styles.aside} ${own.facts}`}>
        {settled === null ? (
          <div>
            {/* The row stays, and with it what is typed in it. */}
            {store.taken.has(id) ? (
              <Badge kind="neutral">Ya lo atendió otra persona</Badge>
            ) : (
              <Badge kind="warning">Espera respuesta</Badge>
            )}
          </div>
        ) : (
          <p className={styles.who}>{settledText(settled)}</p>
        )}
        <Writer message={message} />
        <div className={styles.acts}>
          <HistoryLink kind="message" id={id} of={`el mensaje ${number}`} />
          {mayAnswer && <Actions message={message} />}
        </div>
      </div>
      {mayAnswer && store.open === id && <Answer message={message} />}
    </article>
  );
});

function Writer({ message: { name, email, phone, isOfAccount, facts } }: { message: StaffMessage }) {
  const seesOrders = useMay('see-orders');
  return (
    <>
      <FactList
        facts={[
          { name: 'De', value: name },
          { name: 'Correo', value: <a href={`mailto:${email}`}>{email}</a> },
          ...(phone === '' ? [] : [{ name: 'Celular', value: <a href={`tel:${phone}`}>{phone}</a> }]),
          { name: 'Cuenta', value: isOfAccount ? 'Escribió desde su cuenta' : 'Escribió sin iniciar sesión' },
          ...facts,
        ]}
      />
      {isOfAccount && seesOrders && (
        <Link
          to={withQuery('/colaboradores/pedidos', { buscar: email })}
          className={own.orders}
          aria-label={`Ver los pedidos de ${name}`}
        >
          Ver sus pedidos
        </Link>
      )}
    </>
  );
}

const Actions = observer(function Actions({ message }: { message: StaffMessage }) {
  const store = useService(StaffMessagesStore);
  const { id, number, settled } = message;
  const isBusy = store.busy !== null;
  return (
    <div className={styles.actions} role="group" aria-label={`Mensaje ${number}`}>
      {settled === null ? (
        <>
          <Button size="small" aria-expanded={store.open === id} onClick={() => store.begin(message)}>
            Responder
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => void store.settle(message)}>
            Dar por atendido
          </Button>
        </>
      ) : (
        <Button size="small" disabled={isBusy} onClick={() => void store.reopen(message)}>
          Volver a abrir
        </Button>
      )}
    </div>
  );
});

const Answer = observer(function Answer({ message }: { message: StaffMessage }) {
  const store = useService(StaffMessagesStore);
  const { id, email } = message;
  return (
    <AnswerForm
      name={`answer-${id}`}
      label="Tu respuesta"
      hint={`Va por correo a ${email} a nombre de la escuela, con lo que escribió. No se puede cambiar después.`}
      rows={6}
      value={store.words}
      problem={store.problem}
      onWrite={(words) => store.write(words)}
      onSend={async () => {
        await store.send(message);
        return store.problem === null;
      }}
      onLeave={() => {
        // What opened the form stands in its row.
        document.getElementById(`mensaje-${id}`)?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        store.leave();
      }}
      send="Enviar respuesta"
      busy={store.busy === id && 'Enviando…'}
    />
  );
});
