import { SearchField as AriaSearchField, Button, Input, Label } from 'react-aria-components';

/** The field by which a list is searched. Inside an `Autocomplete` it controls the list. */
export function SearchField({ label }: { label: string }) {
  return (
    <AriaSearchField className="Field Picker-search" autoFocus>
      <Label className="Field-label">{label}</Label>
      <span className="Picker-searchBox">
        <Input className="Input" />
        <Button className="Button Button--quiet Picker-clear">×</Button>
      </span>
    </AriaSearchField>
  );
}
