import { observer } from 'mobx-react-lite';
import type { Place } from '#application/read-models/accounts/place.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import styles from './profile-page.module.css';
import { DistrictStore } from './district-store.ts';

/** Department, province and district, one after the other. Source: facts/peru.md, section 7. */
export const PlaceFields = observer(function PlaceFields({ error }: { error: string | null }) {
  const places = useService(DistrictStore);
  return (
    <>
      <div className={styles.places}>
        <SelectField
          label="Departamento"
          name="department"
          optional
          value={places.department}
          onChange={({ target }) => void places.chooseDepartment(target.value)}
        >
          <Choices places={places.departments} />
        </SelectField>
        <SelectField
          label="Provincia"
          name="province"
          optional
          value={places.province}
          disabled={places.provinces.length === 0}
          onChange={({ target }) => places.chooseProvince(target.value)}
        >
          <Choices places={places.provinces} />
        </SelectField>
        <SelectField
          label="Distrito"
          name="district"
          optional
          value={places.district}
          disabled={places.districts.length === 0}
          error={error}
          onChange={({ target }) => places.chooseDistrict(target.value)}
        >
          <Choices places={places.districts} />
        </SelectField>
      </div>
      {places.failure !== null && (
        <Notice kind="error" live title="No pudimos cargar la lista de lugares">
          <p>{places.failure}</p>
          <Button size="small" onClick={() => void places.retry()}>
            Intentar de nuevo
          </Button>
        </Notice>
      )}
    </>
  );
});

function Choices({ places }: { places: readonly Place[] }) {
  return (
    <>
      <option value="">Elige</option>
      {places.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}
