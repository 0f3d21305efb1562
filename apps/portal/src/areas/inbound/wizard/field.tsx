import { Form } from 'antd';
import type { ReactNode } from 'react';
import { createContext, use, useId } from 'react';
import type { WorkError } from './use-inbound-model.ts';

/** The open errors, for the fields they are about. */
export const ErrorsContext = createContext<readonly WorkError[]>([]);

export function useErrorAt(path: string): string | undefined {
  return use(ErrorsContext).find((one) => one.path === path)?.msg;
}

type FieldProps = {
  path: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  className?: string;
  children: (id: string) => ReactNode;
};

/** A labelled control with its error; `path` is where the list of errors finds it. */
export function WorkField({ path, label, required = false, hint, className, children }: FieldProps) {
  const id = useId();
  const error = useErrorAt(path);
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required={required}
      extra={error === undefined ? hint : undefined}
      {...(className === undefined ? {} : { className })}
      {...(error === undefined ? {} : { validateStatus: 'error' as const, help: error })}
    >
      <div data-path={path}>{children(id)}</div>
    </Form.Item>
  );
}
