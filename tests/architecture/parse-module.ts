import { parseSync, Visitor } from 'vite';

/** One import of a module: static, dynamic, re-exported, type-only or by `import.meta.glob`. */
interface ImportReference {
  specifier: string;
  /** Erased at compile time. */
  typeOnly: boolean;
  line: number;
}

interface TextLiteral {
  value: string;
  line: number;
}

interface ParsedModule {
  imports: ImportReference[];
  /** String literals and object keys: wherever code can distinguish blocks by name. */
  names: TextLiteral[];
}

/** Reads what the architecture rules check. Throws if the file is not valid TypeScript. */
export function parseModule(path: string, text: string): ParsedModule {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const line = (offset: number) => text.slice(0, offset).split('\n').length;
  const imports: ImportReference[] = [];
  const names: TextLiteral[] = [];

  for (const { moduleRequest, entries, start } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    imports.push({ specifier: moduleRequest.value, typeOnly, line: line(start) });
  }
  for (const { entries, start } of module.staticExports) {
    const specifier = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value;
    if (!specifier) continue;
    imports.push({ specifier, typeOnly: entries.every(({ isType }) => isType), line: line(start) });
  }

  new Visitor({
    ImportExpression({ source, start }) {
      if (isText(source)) imports.push({ specifier: source.value, typeOnly: false, line: line(start) });
    },
    TSImportType({ source, start }) {
      if (isText(source)) imports.push({ specifier: source.value, typeOnly: true, line: line(start) });
    },
    CallExpression({ callee, arguments: [patterns], start }) {
      if (text.slice(callee.start, callee.end) !== 'import.meta.glob' || !patterns) return;
      const all = patterns.type === 'ArrayExpression' ? patterns.elements : [patterns];
      for (const pattern of all) {
        if (!isText(pattern) || pattern.value.startsWith('!')) continue;
        imports.push({ specifier: pattern.value, typeOnly: false, line: line(start) });
      }
    },
    Literal({ value, start }) {
      if (typeof value === 'string') names.push({ value, line: line(start) });
    },
    Property({ key, start }) {
      if (key.type === 'Identifier') names.push({ value: key.name, line: line(start) });
    },
  }).visit(program);

  return { imports, names };
}

function isText(node: unknown): node is { type: 'Literal'; value: string } {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown };
  return type === 'Literal' && typeof value === 'string';
}
