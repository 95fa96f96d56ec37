import { useSearchParams } from 'react-router-dom';
import { Notice } from '#ui/kit/feedback/states.tsx';
import styles from './message-form.module.css';

export const MESSAGE_RECEIVED = 'Recibimos tu mensaje. Te respondemos a tu correo en nuestro horario de atención.';

const said: Readonly<Record<string, string>> = {
  'por-confirmar':
    'Falta un paso: te enviamos un correo. Abre su enlace y confirma que escribiste tú; recién entonces lo leerá el equipo. El enlace vence en 24 horas.',
  recibido: MESSAGE_RECEIVED,
};

/** What became of a message that the browser posted by itself. */
export function PostedNotice() {
  const [query] = useSearchParams();
  const text = said[query.get('estado') ?? ''];
  if (text === undefined) return null;
  return (
    <div className={styles.posted}>
      <Notice kind="success" live>
        {text}
      </Notice>
    </div>
  );
}
