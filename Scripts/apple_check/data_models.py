"""The classes that Xcode generates from the entities of a data model."""

import xml.etree.ElementTree as xml

SCALARS = {"Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64",
           "Double": "Double", "Float": "Float"}
OBJECTS = {"String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
           "Decimal": "NSDecimalNumber", "Transformable": "NSObject"}


def classes(folder, directory):
    """Writes the classes for the models in a folder of sources; returns the files."""
    files = []
    for model in sorted(folder.rglob("*.xcdatamodel/contents")):
        entities = [entity for entity in xml.parse(model).getroot().iter("entity")
                    if entity.get("codeGenerationType") == "class"]
        if entities:
            file = directory / f"{folder.name}{model.parent.stem}.swift"
            file.write_text("import CoreData\n\n" + "\n".join(map(_class, entities)))
            files.append(file)
    return files


def _class(entity):
    name = entity.get("representedClassName", entity.get("name")).removeprefix(".")
    lines = [f"@objc({name}) public class {name}: {entity.get('parentEntity', 'NSManagedObject')} {{",
             f"  @nonobjc public class func fetchRequest() -> NSFetchRequest<{name}> {{",
             f"    NSFetchRequest<{name}>(entityName: \"{entity.get('name')}\")", "  }"]
    lines += [f"  @NSManaged public var {one.get('name')}: {_type(one)}"
              for one in entity if one.tag in ("attribute", "relationship")]
    return "\n".join(lines) + "\n}\n"


def _type(one):
    if one.tag == "relationship":
        if one.get("toMany") != "YES":
            return one.get("destinationEntity") + "?"
        return "NSOrderedSet?" if one.get("ordered") == "YES" else "NSSet?"
    kind = one.get("attributeType")
    if kind in SCALARS:
        return SCALARS[kind] if one.get("usesScalarValueType") == "YES" else "NSNumber?"
    return OBJECTS[kind] + "?"
