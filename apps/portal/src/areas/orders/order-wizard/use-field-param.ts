import { pathOf } from '@quayside/ui/form/schema-rules';
import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** A link to one field of the wizard (`?step=recipient&field=city`) puts the cursor into it, once. */
export function useFieldParam(form: FormInstance): void {
  const field = useSearchParams()[0].get('field');
  const done = useRef<string | null>(null);
  // The field exists only after the step has been rendered.
  useEffect(() => {
    if (field === null || done.current === field) return;
    done.current = field;
    form.scrollToField(pathOf(field), { block: 'center', focus: true });
  }, [form, field]);
}
