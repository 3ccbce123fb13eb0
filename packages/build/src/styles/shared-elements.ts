import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { declaredIn, setByBoth, type Declared } from './declared.ts';
import { layerOf } from './layers.ts';

/** A class of a module. */
interface ModuleClass {
  sheet: string;
  /** `*` for any of them, where the name is only known at run time. */
  name: string;
}

interface Source {
  file: string;
  tree: ts.SourceFile;
  /** Sheets by the names that the file knows them by. */
  sheets: Map<string, string>;
  /** Files of components by the names that the file knows them by. */
  components: Map<string, string>;
}

interface Element {
  node: ts.JsxOpeningLikeElement;
  tag: string;
  classes: ModuleClass[];
  /** Whether it takes the class that its component was given. */
  takesClass: boolean;
}

/** Finds elements that classes of two modules style, in components of which each knows only its own. */
export class SharedElements {
  private readonly sources = new Map<string, Source>();
  private readonly declared = new Map<string, Declared>();

  /** @param root of the repository, whose packages are known by `@lens/<folder>` */
  constructor(private readonly root: string) {}

  /** What is wrong in a file, as sentences. */
  faultsIn(file: string): string[] {
    const source = this.read(file);
    return this.elementsOf(source).flatMap((element) => {
      const line = source.tree.getLineAndCharacterOfPosition(element.node.getStart()).line + 1;
      const all = [...element.classes, ...this.ownClasses(source, element.tag, new Set())];
      return this.clashes(all).map((clash) => `${path.relative(this.root, file)}:${line} ${clash}`);
    });
  }

  private clashes(classes: ModuleClass[]): string[] {
    return classes.flatMap((one, index) =>
      classes.slice(index + 1).flatMap((other) => {
        if (one.sheet === other.sheet || layerOf(one.sheet) !== layerOf(other.sheet)) return [];
        const both = setByBoth(this.propertiesOf(one), this.propertiesOf(other));
        if (both.length === 0) return [];
        const [its, others] = [one, other].map(({ sheet, name }) => `${path.basename(sheet)} .${name}`);
        return [`${its} and ${others} are in one layer and both set ${both.join(', ')}`];
      }),
    );
  }

  private propertiesOf({ sheet, name }: ModuleClass): Set<string> {
    const declared = this.declared.get(sheet) ?? declaredIn(readFileSync(sheet, 'utf8'));
    this.declared.set(sheet, declared);
    return name === '*'
      ? new Set([...declared.values()].flatMap((all) => [...all]))
      : (declared.get(name) ?? new Set());
  }

  /** The classes that a component gives to the element which takes the class that it was given itself. */
  private ownClasses(source: Source, tag: string, asked: Set<string>): ModuleClass[] {
    const file = source.components.get(tag);
    if (!file || asked.has(file)) return [];
    asked.add(file);
    const component = this.read(file);
    return this.elementsOf(component)
      .filter(({ takesClass }) => takesClass)
      .flatMap((element) => [...element.classes, ...this.ownClasses(component, element.tag, asked)]);
  }

  private elementsOf(source: Source): Element[] {
    const found: Element[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
        found.push(readElement(node, source));
      ts.forEachChild(node, visit);
    };
    visit(source.tree);
    return found;
  }

  private read(file: string): Source {
    const known = this.sources.get(file);
    if (known) return known;
    const tree = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    const source: Source = { file, tree, sheets: new Map(), components: new Map() };
    for (const statement of tree.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const target = this.resolve(file, statement.moduleSpecifier.text);
      if (!target) continue;
      const { name, namedBindings } = statement.importClause ?? {};
      const names =
        namedBindings && ts.isNamedImports(namedBindings)
          ? namedBindings.elements.map((one) => one.name)
          : [];
      for (const { text } of [...(name ? [name] : []), ...names])
        (target.endsWith('.module.css') ? source.sheets : source.components).set(text, target);
    }
    this.sources.set(file, source);
    return source;
  }

  private resolve(from: string, request: string): string | null {
    const ours = /^@lens\/([^/]+)\/(.+)$/.exec(request);
    if (!ours && !request.startsWith('.')) return null;
    const target = ours
      ? path.join(this.root, 'packages', ours[1]!, 'src', ours[2]!)
      : path.resolve(path.dirname(from), request);
    const files = target.endsWith('.css') ? [target] : [`${target}.tsx`, target];
    return files.find((file) => /\.(css|tsx)$/.test(file) && existsSync(file)) ?? null;
  }
}

function readElement(node: ts.JsxOpeningLikeElement, { sheets }: Source): Element {
  const element: Element = { node, tag: node.tagName.getText(), classes: [], takesClass: false };
  const names: string[] = [];
  const read = new Set<ts.Node>();
  for (const attribute of node.attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) element.takesClass = true;
    else if (attribute.name.getText() === 'className' && attribute.initializer) {
      // What is spread before it gives way to it.
      element.takesClass = false;
      collect(attribute.initializer);
    }
  }
  element.takesClass ||= names.includes('className');
  return element;

  function collect(expression: ts.Node): void {
    if (ts.isPropertyAccessExpression(expression) || ts.isElementAccessExpression(expression)) {
      const sheet = sheets.get(expression.expression.getText());
      if (sheet) {
        const name = ts.isPropertyAccessExpression(expression)
          ? expression.name.text
          : ts.isStringLiteral(expression.argumentExpression)
            ? expression.argumentExpression.text
            : '*';
        element.classes.push({ sheet, name });
        return;
      }
    }
    if (ts.isIdentifier(expression)) {
      const value = constantOf(expression);
      if (!value) names.push(expression.text);
      else if (!read.has(value)) {
        read.add(value);
        collect(value);
      }
    }
    ts.forEachChild(expression, collect);
  }
}

/** What a constant of the same file holds that a name stands for where it is used. */
function constantOf({ text, parent }: ts.Identifier): ts.Expression | null {
  for (let scope: ts.Node = parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(name) && name.text === text) return initializer;
    }
  }
  return null;
}
