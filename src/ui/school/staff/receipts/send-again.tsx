import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router-dom';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { SendAgainStore } from './send-again-store.ts';

/** Has a receipt or credit note sent once more, as it was signed; the page it stands on is read anew. */
export const SendAgain = observer(function SendAgain({ id, code }: { id: string; code: string }) {
  const store = useService(SendAgainStore);
  const { revalidate } = useRevalidator();
  if (!useMay('send-receipts')) return '—';
  const problem = store.problems[id];
  return (
    <>
      <Button
        size="small"
        busy={store.busy === id && 'Enviando…'}
        aria-label={`Enviar otra vez ${code}`}
        onClick={() => void store.sendAgain(id, revalidate)}
      >
        Enviar otra vez
      </Button>
      {problem !== undefined && <small role="alert">{problem}</small>}
    </>
  );
});
