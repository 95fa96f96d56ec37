import { observer } from 'mobx-react-lite';
import type { KeptComplaint } from '#application/browser/complaints/complaint-drafts.ts';
import { formatLongDay, type PlainDate } from '#domain/shared/dates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { FactList, Stack } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import type { ComplaintStore } from './complaint-store.ts';

/** Where whoever filed the sheet finds its copy. */
function whereTheCopyIs({ email, copySent }: NonNullable<KeptComplaint['filed']>): string {
  if (email === '') return 'No dejaste un correo: guarda o imprime tu hoja desde aquí.';
  if (copySent) return `Te enviamos una copia a ${email}.`;
  return `Hoy ya enviamos varios correos a ${email} y no enviaremos más: guarda o imprime tu hoja desde aquí.`;
}

/** What follows: the number, the last day to answer, and where the sheet is. */
export const FiledNotice = observer(function FiledNotice({
  store,
  filed,
}: {
  store: ComplaintStore;
  filed: NonNullable<KeptComplaint['filed']>;
}) {
  return (
    <Stack>
      <Notice kind="success" title="Tu hoja está registrada" takesFocus>
        {whereTheCopyIs(filed)}
      </Notice>
      <FactList
        facts={[
          { name: 'Número', value: <strong data-numbers>{filed.number}</strong> },
          {
            name: 'Te respondemos hasta',
            value: <strong>{formatLongDay(filed.answerDue as PlainDate, { withYear: true })}</strong>,
          },
        ]}
      />
      <FormActions>
        <LinkButton to={filed.sheet} look="primary">
          Ver e imprimir mi hoja
        </LinkButton>
        <Button onClick={() => store.startAnew()}>Registrar otra hoja</Button>
      </FormActions>
    </Stack>
  );
});
