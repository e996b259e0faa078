import { useLingui } from '@lingui/react/macro';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

export type Side = 'form' | 'json';

/** A name, which no language translates. */
const format = 'JSON';

/** A choice between the form of the selection and the document as JSON. */
export function SideChoice({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const { t } = useLingui();
  return (
    <div className="Editor-tabs">
      <ToggleButtonGroup
        className="Segments"
        aria-label={t`View`}
        selectedKeys={[side]}
        disallowEmptySelection
        onSelectionChange={(keys) => onChange(keys.has('json') ? 'json' : 'form')}
      >
        <ToggleButton id="form" className="Segments-one">
          {t({ message: 'Form', context: 'beside JSON' })}
        </ToggleButton>
        <ToggleButton id="json" className="Segments-one">
          {format}
        </ToggleButton>
      </ToggleButtonGroup>
    </div>
  );
}
