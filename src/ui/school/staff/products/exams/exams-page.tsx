import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ExamMakingApi, ExamsApi } from '#application/browser/exams/ports/exam-making-api.ts';
import type { ExamsInOffice } from '#application/read-models/exams/exams-in-office.ts';
import type { ExamsContent } from '#domain/exams/exams-content.ts';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { needed } from '#ui/school/boot/page-module.ts';
import { OpenPartForm, EditableFields } from '#ui/school/staff/products/editor/part-form.tsx';
import { type PartProps, partPage } from '#ui/school/staff/products/editor/part-page.tsx';
import { Bank } from './bank.tsx';
import { ExamChoice } from './exam-choice.tsx';
import { SettingsOfExam } from './exam-settings.tsx';
import { ExamDesk } from './exam-desk.ts';
import { useThingOfAddress } from '#ui/school/staff/products/editor/thing-of-address.ts';

const Part = observer(function ExamsPart({ store, product, more, mayEdit }: PartProps<ExamsContent, ExamsInOffice>) {
  const [desk] = useState(() => new ExamDesk(store, product.id, more));
  useThingOfAddress(desk);
  const { exam } = desk;
  return (
    <OpenPartForm>
      <ExamChoice desk={desk} mayEdit={mayEdit} />
      {exam === null ? (
        <EmptyState icon="edit" title="Este producto no tiene exámenes">
          <p>Sin exámenes, el certificado es de participación. Con ellos, quien los aprueba recibe el de aprobación.</p>
        </EmptyState>
      ) : (
        <div key={exam.id}>
          <EditableFields mayEdit={mayEdit}>
            <SettingsOfExam desk={desk} exam={exam} />
          </EditableFields>
          <Bank desk={desk} exam={exam} mayEdit={mayEdit} />
        </div>
      )}
    </OpenPartForm>
  );
});

/** `/colaboradores/productos/:id/examenes`: the exams of a product with their banks of questions. */
export const { load, Component, meta } = partPage({
  part: 'exams',
  api: ExamsApi,
  Part,
  numbersNew: true,
  loadMore: async (services, id): Promise<ExamsInOffice> => needed(await services.get(ExamMakingApi).surroundings(id)),
});
